const hour = 60 * 60_000

/** Makes something at most once an hour for each name; who asks meanwhile waits for the one that is being made. */
export function hourly<T>(now: () => Date): (name: string, make: () => Promise<T>) => Promise<T> {
  const kept = new Map<string, { until: number; made: Promise<T> }>()
  return (name, make) => {
    const at = now().getTime()
    const before = kept.get(name)
    if (before && at < before.until && at >= before.until - hour) return before.made
    const made = make()
    kept.set(name, { until: at + hour, made })
    made.catch(() => kept.delete(name))
    return made
  }
}
