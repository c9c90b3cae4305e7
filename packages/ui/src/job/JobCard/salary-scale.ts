import type { JobVO } from '@xinpu/sdk/types'

/** Yuan a month at the right end of the scale; what pays more is drawn to its end. */
const end = 80_000

type Pay = Pick<JobVO, 'salaryMax' | 'salaryMin'>

const thousands = (yuan: number): string => String(Math.round(yuan / 100) / 10)

/** What a job pays a month, in thousands of yuan: 35–60 K. */
export function salaryText({ salaryMin, salaryMax }: Pay): string {
  if (salaryMin === undefined) return '面议'
  if (salaryMax === undefined) return `${thousands(salaryMin)} K 起`
  return salaryMax === salaryMin ? `${thousands(salaryMin)} K` : `${thousands(salaryMin)}–${thousands(salaryMax)} K`
}

/** Per cent of the scale's width. */
export const placeOf = (yuan: number): number => (Math.min(yuan, end) / end) * 100

/** Where the ticks of the scale stand: yuan a month. */
export const ticks = [0, 20_000, 40_000, 60_000, 80_000] as const

/** Whether a job may pay what is wished. */
export const meets = ({ salaryMin, salaryMax }: Pay, wished: number | undefined): boolean =>
  wished !== undefined && salaryMin !== undefined && (salaryMax ?? Number.POSITIVE_INFINITY) >= wished
