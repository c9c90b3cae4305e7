import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext, useRouter } from '@tanstack/react-router'
import { ApiError } from '@xinpu/sdk'
import { toast } from '@xinpu/ui/primitives'
import { createContext, lazy, Suspense, useContext, useMemo, useState } from 'react'
import { browser } from './api.ts'
import { intentText, keepIntent, takeIntent, type Intent } from './intent.ts'
import { rememberedAgreement } from './stores.ts'
import { useLocal } from './use-local.ts'
import { useAgreement } from './agreement.tsx'

const LoginDialog = lazy(() => import('@xinpu/ui/login-dialog').then((module) => ({ default: module.LoginDialog })))

/** How long ‘登录成功!’ stays (specification, section 4). */
const greeting = 500

interface Asked {
  intent?: Intent | undefined
  /** The page opened it, not the person: it can be read around. */
  autoOpened?: boolean
}

interface Desk {
  /** Opens the dialog; what was wanted is done after any kind of login. */
  openLogin: (asked?: Asked) => void
  /** Does it now for someone who is logged in, and after the login for a visitor. */
  gated: (intent: Intent, perform: () => void) => void
}

const DeskContext = createContext<Desk>({ openLogin: () => {}, gated: () => {} })

export const useLogin = (): Desk => useContext(DeskContext)

export interface LoginDeskProps {
  /** Does what was wanted before the login. */
  perform: (intent: Intent) => void
  children: React.ReactNode
}

/** Holds the login dialog, and what waits behind it. */
export function LoginDesk({ perform, children }: LoginDeskProps) {
  const [asked, setAsked] = useState<Asked | undefined>()
  const [isLoaded, setLoaded] = useState(false)

  const desk = useMemo<Desk>(() => {
    const openLogin = (next: Asked = {}) => {
      if (next.intent) keepIntent(next.intent, sessionStorage)
      setLoaded(true)
      setAsked(next)
    }
    return { openLogin, gated: (intent, act) => (browser().read() ? act() : openLogin({ intent })) }
  }, [])

  return (
    <DeskContext value={desk}>
      {children}
      {isLoaded && (
        <Suspense>
          <Dialog asked={asked} onClose={() => setAsked(undefined)} perform={perform} />
        </Suspense>
      )}
    </DeskContext>
  )
}

function Dialog({ asked, onClose, perform }: { asked: Asked | undefined; onClose: () => void; perform: (intent: Intent) => void }) {
  const { api } = useRouteContext({ from: '__root__' })
  const { session } = api.account
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
    <LoginDialog
      isOpen={asked !== undefined}
      onOpenChange={(isOpen) => !isOpen && dismiss()}
      autoOpened={asked?.autoOpened}
      intentText={asked?.intent && intentText(asked.intent)}
      sendCode={(mobile) => sendCode(() => session.sendNotice({ mobile }))}
      loginByCode={async (login) => browser().store(await session.loginByCode(login))}
      loginByPassword={async ({ mobile, password }) => {
        const { hashPassword } = await import('@xinpu/sdk/password')
        browser().store(await session.loginByPassword({ mobile, pwd: hashPassword(password) }))
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
