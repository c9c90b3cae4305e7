import { Refusal } from '@xinpu/contract/refusal'
import { digest, newSecret } from '../core/secrets.ts'
import type { House } from '../core/context.ts'
import type { Settings } from '../core/settings.ts'
import { addressOf } from './ask-json.ts'
import type { SocialIdentity, SocialKind, SocialProvider } from './social-provider.ts'

const grantLife = 5 * 60_000

/** A WeChat or QQ of our own, on `/sandbox/phone`: whoever is named there agrees. */
export const sandboxProvider = (
  kind: SocialKind,
  settings: Pick<Settings, 'origin'>,
  { db, now }: Pick<House, 'db' | 'now'>,
): SocialProvider => ({
  authorizeUrl: (state, redirectUri) =>
    addressOf(`${settings.origin}/sandbox/phone`, { provider: kind, state, redirect_uri: redirectUri }).href,

  async identify(code) {
    const grant = await db
      .updateTable('sandbox_grant')
      .set({ used_at: now() })
      .where('code_hash', '=', digest(code))
      .where('provider', '=', kind)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now())
      .returning(['subject', 'nick_name'])
      .executeTakeFirst()
    if (!grant) throw new Refusal('授权已失效，请重新授权')
    return { subject: grant.subject, nickName: grant.nick_name }
  },
})

/** What the sandbox's phone hands out when somebody agrees. */
export async function grantInSandbox(
  { db, now }: Pick<House, 'db' | 'now'>,
  provider: SocialKind,
  { subject, nickName }: SocialIdentity,
): Promise<string> {
  const code = newSecret()
  await db
    .insertInto('sandbox_grant')
    .values({
      code_hash: digest(code),
      provider,
      subject,
      nick_name: nickName,
      expires_at: new Date(now().getTime() + grantLife),
      used_at: null,
    })
    .execute()
  return code
}
