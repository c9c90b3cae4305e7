import type { Client } from '@xinpu/sdk'
import { socialAuthorizeUrl } from '@xinpu/sdk/account'
import type { SocialIntent } from '@xinpu/sdk/types'
import { centerHref } from './places.ts'

/** Where a redirect to WeChat or QQ is remembered (specification, section 4). */
export const socialKeys = {
  intent: 'oauthIntent',
  back: 'oauthReturn',
  state: 'oauthState',
  proof: 'oauthProof',
} as const

/** Where accounts are bound; somebody who did so comes back here (specification, section 4). */
const bindPage = centerHref({ type: 7 })

/** Sends the browser to WeChat or QQ, and remembers why and from where; `proof` is for binding. */
export async function leaveFor(call: Client, intent: SocialIntent, proof = ''): Promise<void> {
  const { url, state } = await call(socialAuthorizeUrl, {
    provider: intent.startsWith('wx') ? 'wx' : 'qq',
    intent,
    redirectUri: `${location.origin}/`,
  })
  const here = `${location.pathname}${location.search}`
  sessionStorage.setItem(socialKeys.intent, intent)
  sessionStorage.setItem(socialKeys.back, intent.endsWith('Bound') ? bindPage : here)
  sessionStorage.setItem(socialKeys.state, state)
  sessionStorage.setItem(socialKeys.proof, proof)
  location.assign(url)
}
