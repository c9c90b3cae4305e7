/** Asks a provider, and tells a fault of theirs as one of ours: the person can only try again. */
export async function askJson<Answer>(url: URL): Promise<Answer> {
  const response = await fetch(url, { signal: AbortSignal.timeout(10_000) })
  if (!response.ok) throw new Error(`${url.host} answered ${response.status}`)
  return (await response.json()) as Answer
}

/** An address with its query. */
export function addressOf(base: string, fields: Record<string, string>): URL {
  const url = new URL(base)
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value)
  return url
}
