import type { certification } from '@xinpu/contract/enterprise'
import { Refusal } from '@xinpu/contract/refusal'
import { throttle, throttlePlace } from '../core/throttle.ts'
import type { Context, User } from '../core/context.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { claimUpload, storeUpload } from '../storage/upload-store.ts'
import { whoOf } from '../storage/upload-turn.ts'
import { profileColumns, wrong } from './application-draft.ts'
import { apply } from './application.ts'
import { certificationOf } from './certification-detail.ts'
import { keepReading, readLicence } from './licence-reading.ts'
import { lockCreatorMembership, membershipOf } from './membership.ts'

const applications = { most: 20, minutes: 60 }
const licences = { most: 20, minutes: 60 }
/** An office has one address. */
const licencesFromOnePlace = { most: 60, minutes: 60 }
/** Who has no account yet sends one licence, and another where the first cannot be read: each costs us seconds. */
const licencesOfVisitors = [
  { most: 6, minutes: 60 },
  { most: 20, minutes: 24 * 60 },
]

export const certificationHandlers: HandlersOf<typeof certification> = {
  async status(_, { db, user }) {
    const membership = await membershipOf(db, user.id)
    return membership?.memberStatus === 'joined' ? membership.status : null
  },

  detail: (_, context) => certificationOf(context),

  async auth(draft, context) {
    const { db, user, uuid, now } = context
    await throttle(context, `certification ${user.id}`, applications)
    const applicant = { accountId: user.id, uuid, at: now() }
    return { status: await db.transaction().execute((tx) => apply(tx, applicant, draft)) }
  },

  async uploadLicense({ file }, context) {
    await throttlePlace(context, 'licence', licencesFromOnePlace)
    if (context.user) await throttle(context, `licence of ${context.user.id}`, licences)
    else await throttleVisitor(context)
    const { url, key, bytes, fileType } = await storeUpload(context, file, 'licence')
    const found = await readLicence(whoOf(context), { bytes, isPdf: fileType === 'pdf' })
    await keepReading(context.db, key, found)
    return { url, ...found }
  },

  async update({ logo, ...profile }, context) {
    const { db, user } = context
    await db.transaction().execute(async (tx) => {
      const mine = await lockCreatorMembership(tx, user.id)
      if (logo && logo !== mine.logo) await claimLogo({ ...context, db: tx }, logo)
      await tx
        .updateTable('enterprise')
        .set({ ...profileColumns(profile), logo: logo ?? null })
        .where('id', '=', mine.enterprise_id)
        .execute()
    })
    const detail = await certificationOf(context)
    if (!detail) throw new Error('A company went away while its profile was changed.')
    return detail
  },
}

async function throttleVisitor(context: Context): Promise<void> {
  try {
    await throttlePlace(context, 'visitor licence', ...licencesOfVisitors)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new Refusal('未登录时上传营业执照的次数已用完，请登录后再上传，或稍后再试', error.code, error.data)
  }
}

/** A picture that everybody sees comes from our own desk: another address would see who looks. */
async function claimLogo({ db, user, uuid }: Context & { user: User }, url: string) {
  if (!(await claimUpload(db, { url, purposes: ['image', 'avatar'], accountId: user.id, uuid })))
    throw wrong('logo', '请上传企业标志')
}
