const hour = 3_600_000
const day = 86_400_000

/**
 * How long is left until a moment: whole days from 24 hours on, whole hours below, and two words where neither says
 * anything (specification, section 9). Both dates are valid; `now` is an argument so that server and browser agree.
 *
 * @example remainingTime(new Date('2024-05-06'), new Date('2024-05-01')) // '剩余 5 天'
 */
export function remainingTime(until: Date, now: Date): string {
  const left = until.getTime() - now.getTime()
  if (left <= 0) return '已过期'
  if (left < hour) return '不足 1 小时'
  if (left < day) return `剩余 ${Math.floor(left / hour)} 小时`
  return `剩余 ${Math.floor(left / day)} 天`
}
