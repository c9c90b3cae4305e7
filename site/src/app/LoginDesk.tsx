import { createContext, lazy, Suspense, useContext, useMemo, useState } from 'react'
import { browser } from './api.ts'
import { keepIntent, type Intent } from './intent.ts'

/** The dialog and its calls: most visits never open it. */
const LoginDialog = lazy(() => import('./LoginDialog.tsx').then((module) => ({ default: module.LoginDialog })))

/** Why the login is open. */
export interface Asked {
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
          <LoginDialog asked={asked} onClose={() => setAsked(undefined)} perform={perform} />
        </Suspense>
      )}
    </DeskContext>
  )
}
