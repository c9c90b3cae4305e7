import { sessionSendNotice } from '@xinpu/sdk/account'
import type { LoginInfo, UserBrief } from '@xinpu/sdk/types'
import { browser, useCall } from '../app/api.ts'
import { useLocal } from '../app/use-local.ts'
import { usePlace } from '../app/use-place.ts'
import { useAgreement, rememberedAgreement } from './agreement.tsx'
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
  const isAgreed = useLocal(rememberedAgreement, false)

  return {
    sendCode: (mobile: string) => sendCode(() => call(sessionSendNotice, { mobile })),
    onOpenAgreement: agreement.open,
    onLogin: () => openLogin(),
    agreement: { isSelected: isAgreed, onChange: (isSelected: boolean) => rememberedAgreement.write(isSelected) },
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
