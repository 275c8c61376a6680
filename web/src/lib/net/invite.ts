// The address of this server as friends can use it. A page that is open on the server's own machine says "this machine",
// which is another one to them.
import { reach } from "./api";

export interface Invite {
  /** What a link begins with; nothing where no friend can come. */
  origin: string;
  /** What opens the server to them. */
  command: string;
}

const OWN = /^(localhost|127(\.\d+){3}|\[::1\])$/;

export async function invite(
  here: Pick<Location, "protocol" | "hostname" | "port" | "origin">,
): Promise<Invite> {
  if (!OWN.test(here.hostname)) return { origin: here.origin, command: "" };
  const { hosts, command } = await reach();
  const [host] = hosts;
  if (!host) return { origin: "", command };
  const port = here.port ? `:${here.port}` : "";
  return { origin: `${here.protocol}//${host.includes(":") ? `[${host}]` : host}${port}`, command };
}
