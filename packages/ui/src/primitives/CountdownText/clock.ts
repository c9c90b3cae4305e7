const day = 86_400

/** What is left on a clock: ‘03:15:09’, with whole days before it from 24 hours on. A second that has begun counts. */
export function clockOf(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000))
  const clock = [Math.floor((seconds % day) / 3600), Math.floor((seconds % 3600) / 60), seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')

  return seconds < day ? clock : `${Math.floor(seconds / day)} 天 ${clock}`
}
