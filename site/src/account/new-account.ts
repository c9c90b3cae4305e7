import { sessionSendNotice } from '@xinpu/sdk/account'
import type { LoginInfo, UserBrief } from '@xinpu/sdk/types'
import type { AgreementPart } from '@xinpu/ui/frame'
import { browser, useCall } from '../app/api.ts'
import { usePlace } from '../app/use-place.ts'
import { useAgreement, useAgreementTick } from './agreement.tsx'
import { useLogin } from './LoginContainer.tsx'
import { registerPlace } from './places.ts'
import { sendCode } from './send-code.ts'

/** Who sent the person here. */
export interface Invitation {
  shareCode?: string | undefined
  inviter?: UserBrief | undefined
  /** The partner's page that sent the person here. */
  fromswb?: string | undefined
}

/** What every form that makes an account is lent. */
export function useNewAccount({ shareCode, inviter, fromswb }: Invitation) {
  const call = useCall()
  const place = usePlace()
  const { openLogin } = useLogin()
  const agreement = useAgreement()
  const tick = useAgreementTick()

  return {
    sendCode: (mobile: string) => sendCode(() => call(sessionSendNotice, { mobile })),
    onOpenAgreement: (part: AgreementPart) => agreement.open(part),
    onLogin: () => openLogin(),
    agreement: tick,
    kinds: {
      personal: place(registerPlace({ shareCode, fromswb })),
      enterprise: place(registerPlace({ shareCode, fromswb, kind: 'enterprise' })),
    },
    ...(shareCode && { shareCode }),
    ...(inviter && { inviter }),
  }
}

/** Logs in who was just made. */
export const storeLogin = (login: LoginInfo): void => browser().store(login)

/** A password leaves the browser hashed only. */
export const hashed = async (password: string): Promise<string> =>
  (await import('@xinpu/sdk/password')).hashPassword(password)
