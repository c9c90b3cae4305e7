/** What to tell about a call that failed: the server's word; our own where there was no server to say one. */
export function refusalOf(error: unknown, otherwise: string): string {
  const isUnheard = error instanceof TypeError || (error as { kind?: unknown } | undefined)?.kind === 'network'
  return error instanceof Error && error.message && !isUnheard ? error.message : otherwise
}
