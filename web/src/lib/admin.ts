/** The admin API: the token goes with every request, and is kept until the tab is closed. */
import { ApiError } from "./api";
import type { AdminOverview, ErrorBody } from "./wire";

const KEY = "admin-token";

async function request(method: string, path: string, token: string, body?: unknown): Promise<AdminOverview> {
  const headers: Record<string, string> = { Authorization: `Bearer ${token}` };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const response = await fetch(`/api/admin${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new ApiError((await response.json()) as ErrorBody);
  return (await response.json()) as AdminOverview;
}

export const admin = {
  token: (): string => sessionStorage.getItem(KEY) ?? "",
  remember: (token: string): void => sessionStorage.setItem(KEY, token),
  overview: (token: string) => request("GET", "", token),
  act: (token: string, path: string, body?: unknown) => request("POST", `/tables/${path}`, token, body),
};
