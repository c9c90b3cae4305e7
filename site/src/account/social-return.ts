import type { Client } from '@xinpu/sdk'
import { sessionRedeemExchange, socialBindQq, socialBindWx, socialLoginByQq, socialLoginByWx } from '@xinpu/sdk/account'
import type { SocialIntent } from '@xinpu/sdk/types'
import { toast } from '@xinpu/ui/primitives'
import { browser } from '../app/api.ts'
import { consentHere } from './agreements.ts'
import { takeIntent, type Intent } from './intent.ts'
import { socialKeys } from './social.ts'
import { arrivedKey } from './use-social-return.ts'

/** How long ‘登录成功!’ stays (specification, section 4). */
const greeting = 500
const greeted = '登录成功!'
const cancelled = '已取消'

interface Returned {
  /** Null where the person refused. */
  code: string | null
  intent: SocialIntent
  /** Where the person was. */
  back: string
  /** That the owner binds. */
  proof: string
}

/**
 * Two loads: the first makes the call and goes back to where the person was, so that the page comes from the server
 * with its right header; the second greets and does what was wanted.
 */
export async function takeReturn(call: Client, perform: (intent: Intent) => void): Promise<void> {
  const news = sessionStorage.getItem(arrivedKey)
  sessionStorage.removeItem(arrivedKey)
  if (news !== null) return arrive(news, perform)
  if (await takeToken(call)) return
  const returned = returnedHere()
  if (!returned) return refuseReturn()
  try {
    sessionStorage.setItem(arrivedKey, await finish(call, returned))
  } catch (error) {
    toast.error(error instanceof Error ? error.message : '登录失败')
    return dropParams('code', 'state')
  }
  location.replace(returned.back)
}

/**
 * The login of `?token=&userId=` (specification, section 4): `token` holds a one-time code, never a token. It leaves the
 * address before anything else is asked for, so that no other host and no history learns of it.
 */
async function takeToken(call: Client): Promise<boolean> {
  const here = new URL(location.href)
  const code = here.searchParams.get('token')
  if (code === null || !here.searchParams.has('userId')) return false
  dropParams('token', 'userId')
  // Nobody is made somebody else by a link.
  if (browser().read()) return true
  try {
    const who = await call(sessionRedeemExchange, { code })
    browser().store(who)
    sessionStorage.setItem(arrivedKey, `已登录为 ${who.nickName}`)
    location.reload()
  } catch (error) {
    toast.error(error instanceof Error ? error.message : '登录失败')
  }
  return true
}

function arrive(greetingText: string, perform: (intent: Intent) => void) {
  if (greetingText === cancelled) return toast.info(cancelled)
  toast.success(greetingText, greetingText === greeted ? { ms: greeting } : {})
  const wanted = browser().read() ? takeIntent(sessionStorage) : undefined
  if (wanted) perform(wanted)
}

/** A return that this tab did not wait for: forged, or opened a second time. It leaves the address, and is told of. */
function refuseReturn() {
  const { searchParams } = new URL(location.href)
  if (!searchParams.has('code') || !searchParams.has('state')) return
  dropParams('code', 'state')
  toast.warn('登录链接已失效，请重新登录')
}

/** What the address says of a login leaves it. */
function dropParams(...names: string[]) {
  const here = new URL(location.href)
  for (const name of names) here.searchParams.delete(name)
  history.replaceState(history.state, '', `${here.pathname}${here.search}${here.hash}`)
}

/** Whether WeChat or QQ led here from this tab. A state that is not ours is nobody's login. */
function returnedHere(): Returned | null {
  const { searchParams } = new URL(location.href)
  const [code, state] = [searchParams.get('code'), searchParams.get('state')]
  const intent = sessionStorage.getItem(socialKeys.intent) as SocialIntent | null
  if (!state || !intent || state !== sessionStorage.getItem(socialKeys.state)) return null
  const back = sessionStorage.getItem(socialKeys.back) ?? '/'
  const proof = sessionStorage.getItem(socialKeys.proof) ?? ''
  return { code, intent, proof, back: /^\/(?![/\\])/.test(back) ? back : '/' }
}

/** Makes the call that was intended, once: what is remembered is forgotten first. Answers what is told of it. */
async function finish(call: Client, { code, intent, proof }: Returned): Promise<string> {
  for (const key of Object.values(socialKeys)) sessionStorage.removeItem(key)
  if (!code) return cancelled
  const input = { authorizationCode: code }
  if (intent.endsWith('Bound')) {
    await call(intent === 'wxBound' ? socialBindWx : socialBindQq, { ...input, proof })
    return '绑定成功'
  }
  const { lognUser } = await call(intent === 'wxlogin' ? socialLoginByWx : socialLoginByQq, {
    ...input,
    ...consentHere(),
  })
  browser().store(lognUser)
  return greeted
}
