// What went wrong, in the reader's language. The server's own messages are for people who write programs.
import { has, t } from "./i18n/index.svelte";
import { ApiError } from "./net/api";

/** A record that was refused: not one at all, of other rules, or with a row that does not fit. */
function recordFault(message: string): string {
  const row = /^row (\d+)/.exec(message)?.[1];
  if (row) return t("web-record-row", { row: Number(row) });
  return t(/rules version|component data/.test(message) ? "web-record-version" : "web-not-record");
}

export function fault(error: unknown): string {
  if (error instanceof SyntaxError) return t("web-not-record");
  if (error instanceof TypeError) return t("web-fault-offline"); // a part of the client that could not be fetched
  if (!(error instanceof ApiError)) return String(error);
  if (error.reason === "record") return recordFault(error.message);
  const key = `web-fault-${error.reason}`;
  return has(key) ? t(key) : error.message || t("web-fault-server");
}
