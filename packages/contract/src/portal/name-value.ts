import * as z from 'zod'

/** 名称与值. A property as it is shown: its name, and its value with the unit. */
export const NameValue = z.object({ name: z.string(), value: z.string() }).meta({ id: 'NameValue' })
export type NameValue = z.infer<typeof NameValue>
