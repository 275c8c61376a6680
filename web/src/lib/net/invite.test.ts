import { afterEach, expect, test, vi } from "vitest";
import { invite } from "./invite";

const at = (url: string): Location => new URL(url) as unknown as Location;
const answer = (body: unknown): void => {
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(body)));
};

afterEach(() => vi.unstubAllGlobals());

test("a page that friends can open is what they are sent", async () => {
  vi.stubGlobal("fetch", () => expect.fail("nobody has to be asked"));
  expect(await invite(at("https://ludoteca.example/t/abc"))).toEqual({
    origin: "https://ludoteca.example",
    command: "",
  });
});

test("on the server's own machine a link names it as the network does", async () => {
  answer({ hosts: ["192.168.1.7"], command: "" });
  for (const own of ["localhost", "127.0.0.1", "[::1]"])
    expect((await invite(at(`http://${own}:8321/t/abc`))).origin).toBe("http://192.168.1.7:8321");
  answer({ hosts: ["fd00::7"], command: "" });
  expect((await invite(at("http://localhost:8321/"))).origin).toBe("http://[fd00::7]:8321");
});

test("a server that listens to itself alone gives no link, but the command that opens it", async () => {
  answer({ hosts: [], command: "ludoteca serve --host 0.0.0.0" });
  expect(await invite(at("http://127.0.0.1:8321/"))).toEqual({
    origin: "",
    command: "ludoteca serve --host 0.0.0.0",
  });
});
