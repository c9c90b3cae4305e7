import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext, useRouter } from '@tanstack/react-router'
import * as account from '@xinpu/sdk/account'
import { ApiError } from '@xinpu/sdk'
import { LoginDialog as Dialog } from '@xinpu/ui/login-dialog'
import { toast } from '@xinpu/ui/primitives'
import { useAgreement } from './agreement.tsx'
import { browser } from './api.ts'
import { intentText, takeIntent, type Intent } from './intent.ts'
import type { Asked } from './LoginDesk.tsx'
import { rememberedAgreement } from './stores.ts'
import { useLocal } from './use-local.ts'

/** How long ‘登录成功!’ stays (specification, section 4). */
const greeting = 500

/** The login dialog with its calls; afterwards what was wanted is done. */
export function LoginDialog({
  asked,
  onClose,
  perform,
}: {
  asked: Asked | undefined
  onClose: () => void
  perform: (intent: Intent) => void
}) {
  const { call } = useRouteContext({ from: '__root__' })
  const enter = useEntering()
  const agreement = useAgreement()
  const isAgreed = useLocal(rememberedAgreement, false)

  function dismiss() {
    takeIntent(sessionStorage)
    onClose()
  }

  async function finish() {
    const intent = takeIntent(sessionStorage)
    onClose()
    await enter()
    toast.success('登录成功!', { ms: greeting })
    if (intent) perform(intent)
  }

  return (
    <Dialog
      isOpen={asked !== undefined}
      onOpenChange={(isOpen) => !isOpen && dismiss()}
      autoOpened={asked?.autoOpened}
      intentText={asked?.intent && intentText(asked.intent)}
      sendCode={(mobile) => sendCode(() => call(account.sessionSendNotice, { mobile }))}
      loginByCode={async (login) => browser().store(await call(account.sessionLoginByCode, login))}
      loginByPassword={async ({ mobile, password }) => {
        const { hashPassword } = await import('@xinpu/sdk/password')
        browser().store(await call(account.sessionLoginByPassword, { mobile, pwd: hashPassword(password) }))
      }}
      onLoggedIn={() => void finish()}
      onOpenAgreement={agreement.open}
      agreement={{ isSelected: isAgreed, onChange: (isSelected) => rememberedAgreement.write(isSelected) }}
      places={{ register: '/register', forgotten: '/register?isForget=true' }}
    />
  )
}

/** After another person came in, nothing that was cached for the one before may be shown. */
function useEntering() {
  const queryClient = useQueryClient()
  const router = useRouter()
  return async () => {
    await queryClient.invalidateQueries({ queryKey: ['me'] })
    await router.invalidate()
  }
}

/** A number that has just got a code keeps the time it must wait. */
async function sendCode(send: () => Promise<unknown>): Promise<{ retryAfter?: number }> {
  try {
    await send()
    return {}
  } catch (error) {
    const { retryAfter } = (error instanceof ApiError ? (error.data ?? {}) : {}) as { retryAfter?: number }
    if (retryAfter === undefined) throw error
    toast.error((error as ApiError).message)
    return { retryAfter }
  }
}
