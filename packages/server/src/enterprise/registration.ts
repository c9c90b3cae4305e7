import type { register } from '@xinpu/contract/account'
import { Refusal, type FieldError } from '@xinpu/contract/refusal'
import type { ParsedOf } from '@xinpu/contract/endpoint'
import { withArea } from '../account/login.ts'
import { newAccount } from '../account/new-account.ts'
import { refuseContactName } from '../account/nick-name.ts'
import { hashPassword } from '../core/secrets.ts'
import { spendCode, tryCode } from '../account/sent-code.ts'
import { beginSession } from '../account/session-store.ts'
import type { Context } from '../core/context.ts'
import { checkDraft, type Draft } from './application-draft.ts'
import { apply } from './application.ts'

type Told = ParsedOf<typeof register.asEnterprise>

/** Makes an account with its application, or neither. What is refused leaves the code of the SMS unspent. */
export async function registerEnterprise({ enterprise, mobile, code, ...told }: Told, context: Context) {
  refuseContactName(told.nickName)
  const { db, uuid, now } = context
  const draft = draftOf(enterprise)
  const number = withArea(mobile)
  // A try is counted outside the transaction: one that is taken back could be made for ever.
  await tryCode(context, number, code)
  await named(checkDraft(db, draft))
  const { nickName, shareCode } = told
  const person = { passwordHash: await hashPassword(told.pwd), nickName, shareCode, email: enterprise.email }
  const account = await db.transaction().execute(async (tx) => {
    const created = await newAccount({ db: tx }, number, person)
    await named(apply(tx, { accountId: created.id, uuid, at: now() }, draft))
    await spendCode({ db: tx, now }, number, code)
    return created
  })
  return beginSession(context, account, { agreed: told.agreed })
}

const draftOf = ({ contactName, contactMobile, email: _ofTheAccount, ...enterprise }: Told['enterprise']): Draft => ({
  ...enterprise,
  authName: contactName,
  authMobile: contactMobile,
})

/** Fields of an application are members of `enterprise` here. */
async function named<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { errors } = (error.data ?? {}) as { errors?: FieldError[] }
    const members = errors?.map(({ field, message }) => ({ field: `enterprise.${field}`, message }))
    throw members ? new Refusal(error.message, error.code, { ...(error.data as object), errors: members }) : error
  }
}
