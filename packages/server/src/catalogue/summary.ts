import type { Imported } from './import-parts.ts'

/** What a person wants to know when an import is over. */
export function summaryOf(
  imported: Imported,
  { seconds, report }: { seconds: number; report: string | undefined },
): string {
  const { read, added, changed, unchanged, newBrands, uncategorised, refused } = imported
  const share = read === 0 ? 0 : Math.round((uncategorised / read) * 1000) / 10
  const reasons = [...refused]
    .sort(([, one], [, other]) => other - one)
    .map(([reason, count]) => `  ${count} × ${reason}`)
  return [
    `${read} parts in ${seconds.toFixed(1)} s (${Math.round(read / seconds)} rows/s): ${added} new, ${changed} changed, ${unchanged} as before.`,
    `${newBrands} new brands. ${uncategorised} parts (${share} %) under 其他器件.`,
    ...(reasons.length > 0 ? ['Not taken:', ...reasons, `See ${report}`] : []),
  ].join('\n')
}
