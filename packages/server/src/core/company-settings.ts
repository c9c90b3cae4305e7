import * as z from 'zod'

/** Who tells of companies. */
export interface TianyanchaSettings {
  token: string
  endpoint: string
  /** Questions a day, over all servers of the database. */
  daily: number
}

/** The variables of the look-up of companies. */
export const companyEnvironment = {
  TYC_TOKEN: z.string().optional(),
  TYC_ENDPOINT: z.url().default('https://open.api.tianyancha.com'),
  TYC_DAILY: z.coerce.number().int().min(1).default(2000),
  TYC_PATIENCE: z.coerce.number().int().min(1).default(6000),
}

const Variables = z.object(companyEnvironment)

export const tianyanchaOf = (values: z.infer<typeof Variables>): TianyanchaSettings | undefined =>
  values.TYC_TOKEN ? { token: values.TYC_TOKEN, endpoint: values.TYC_ENDPOINT, daily: values.TYC_DAILY } : undefined
