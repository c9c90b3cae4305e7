import * as z from 'zod'
import { OperatorError } from './operator-error.ts'

/** Who is asked where parcels are. */
export interface Kuaidi100Settings {
  customer: string
  key: string
  endpoint: string
}

export const parcelEnvironment = {
  KUAIDI100_CUSTOMER: z.string().optional(),
  KUAIDI100_KEY: z.string().optional(),
  KUAIDI100_ENDPOINT: z.url().default('https://poll.kuaidi100.com'),
}

export function kuaidi100Of(values: z.infer<z.ZodObject<typeof parcelEnvironment>>): Kuaidi100Settings | undefined {
  const { KUAIDI100_CUSTOMER: customer, KUAIDI100_KEY: key, KUAIDI100_ENDPOINT: endpoint } = values
  if (!customer) return undefined
  if (!key) throw new OperatorError('KUAIDI100_CUSTOMER is set, so KUAIDI100_KEY is needed too.')
  return { customer, key, endpoint }
}
