/** One reading or writing of a register, as the client who did it saw it. Times are milliseconds of one clock. */
export interface Act {
  kind: 'read' | 'write'
  /** Every writing has a value of its own; what nobody wrote is the value from the beginning. */
  value: string
  begin: number
  /** When the answer came. A writing whose outcome nobody knows has none: it may be done whenever later, or never. */
  end: number
}

/** A value: when it was certainly the last one at the earliest, and when at the latest. */
interface Zone {
  value: string
  /** The first answer of all that wrote or read it. */
  from: number
  /** The last beginning of them. */
  to: number
}

/**
 * Why a history of one register fits no order of its acts in which each reading gives the last value written, and each
 * act stands between its beginning and its end; undefined where it does. With a value for each writing, Gibbons and
 * Korach tell that from the zones of the values alone (Testing shared memories, 1997).
 */
export function faultOf(acts: readonly Act[], first = ''): string | undefined {
  const clusters = clustersOf(acts, first)
  const early = [...clusters].find(([, cluster]) => isReadTooEarly(cluster))
  if (early) return `${early[0]} was read before it was written, or by nobody.`
  const zones = [...clusters].map(([value, cluster]) => zoneOf(value, cluster))
  return overlapOf(zones.filter(isForward)) ?? swallowedOf(zones)
}

/** The acts of each value. Nobody needs to know what became of a writing that nobody read and nobody answered. */
function clustersOf(acts: readonly Act[], first: string): Map<string, Act[]> {
  const origin: Act = { kind: 'write', value: first, begin: Number.NEGATIVE_INFINITY, end: Number.NEGATIVE_INFINITY }
  const clusters = Map.groupBy([origin, ...acts], ({ value }) => value)
  for (const [value, cluster] of clusters)
    if (cluster.every(({ kind, end }) => kind === 'write' && end === Number.POSITIVE_INFINITY)) clusters.delete(value)
  return clusters
}

function isReadTooEarly(cluster: readonly Act[]): boolean {
  const writing = cluster.find(({ kind }) => kind === 'write')
  return !writing || cluster.some(({ kind, end }) => kind === 'read' && end < writing.begin)
}

const zoneOf = (value: string, cluster: readonly Act[]): Zone => ({
  value,
  from: Math.min(...cluster.map(({ end }) => end)),
  to: Math.max(...cluster.map(({ begin }) => begin)),
})

/** Its acts did not all happen at once: over this stretch no other value can have been the last. */
const isForward = ({ from, to }: Zone): boolean => from < to

function overlapOf(forward: readonly Zone[]): string | undefined {
  const ordered = forward.toSorted((a, b) => a.from - b.from)
  const at = ordered.findIndex(({ from }, place) => place > 0 && from < (ordered[place - 1]?.to ?? 0))
  return at < 0 ? undefined : `${ordered[at - 1]?.value} and ${ordered[at]?.value} were both the last at one time.`
}

/** A value whose acts all happened at once needs a moment that no stretch of another covers. */
function swallowedOf(zones: readonly Zone[]): string | undefined {
  let around: Zone | undefined
  for (const zone of zones.toSorted((a, b) => Math.min(a.from, a.to) - Math.min(b.from, b.to)))
    if (isForward(zone)) around = zone
    else if (around && around.from < zone.to && zone.from < around.to)
      return `${zone.value} came while ${around.value || 'the first value'} was the last.`
  return undefined
}
