import * as z from 'zod'
import { get } from '../endpoint.ts'
import { choice } from '../field.ts'
import { Time, Url } from '../page.ts'

/** 客户端平台. What an app runs on. */
export const AppPlatform = choice('平台', { ios: 'iOS', android: 'Android' }).meta({ id: 'AppPlatform' })
export type AppPlatform = z.infer<typeof AppPlatform>

/** 客户端版本. A published release of the app. */
export const AppVersion = z
  .object({
    version: z.string().describe('2.4.1'),
    versionCode: z.int().describe('Grows with every release.'),
    platform: AppPlatform,
    downloadUrl: Url,
    qrCode: Url.describe('What the code to scan says.'),
    forceUpdate: z.boolean().describe('Whether older releases stop working.'),
    content: z.string().describe('What is new, as plain text.'),
    createTime: Time,
  })
  .meta({ id: 'AppVersion' })
export type AppVersion = z.infer<typeof AppVersion>

/** 'lastest' is the wire's spelling (specification, section 7). */
export const latest = get('/app/lastest', 'The newest release of the app.', {
  access: 'visitor',
  input: z.object({ platform: AppPlatform.describe('Absent for the newest of any.').optional() }),
  output: AppVersion,
  errors: ['NOT_FOUND'],
})
