import type { consent } from '@xinpu/contract/account'
import type { Context } from '../core/context.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { agreedKinds, agreementsInForce } from '../portal/agreement-version.ts'

export const consentHandlers: HandlersOf<typeof consent> = {
  async pending(_, { db, now, user }) {
    const later = (await agreementsInForce(db, now())).filter(({ number }) => number > 1)
    if (later.length === 0) return []
    const agreed = await db
      .selectFrom('agreement_consent')
      .select('version_id')
      .where('account_id', '=', user.id)
      .execute()
    // Whoever came before versions were counted agreed to the first ones: nobody came in without the tick.
    return later.filter(({ id }) => agreed.every(({ version_id: version }) => version !== id))
  },

  async agree({ ids }, context) {
    await noteConsent(context, context.user.id, ids)
    return null
  },
}

/** Keeps that somebody agreed to versions, once each: those that are or were in force. */
export async function noteConsent(
  { db, now }: Pick<Context, 'db' | 'now'>,
  accountId: number,
  versions: readonly number[] = [],
): Promise<void> {
  if (versions.length === 0) return
  const at = now()
  await db
    .insertInto('agreement_consent')
    .columns(['account_id', 'version_id', 'agreed_at'])
    .expression(
      db
        .selectFrom('agreement_version')
        .select(({ val, cast }) => [
          cast<number>(val(accountId), 'integer').as('account_id'),
          'id as version_id',
          cast<Date>(val(at), 'timestamptz').as('agreed_at'),
        ])
        .where('id', 'in', versions)
        .where('kind', 'in', agreedKinds)
        .where('begin_at', '<=', at),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
