/** Minutes as people say them: 45 分钟, 3.5 小时, 2.1 天; a dash where there is none. */
export function spanWords(minutes: number | undefined): string {
  if (minutes === undefined) return '—'
  if (minutes < 60) return `${minutes} 分钟`
  if (minutes < 48 * 60) return `${Math.round(minutes / 6) / 10} 小时`
  return `${Math.round(minutes / 144) / 10} 天`
}
