import { NotHereDialog, onDemand } from '@xinpu/ui/primitives'
import { createContext, Suspense, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { browser } from '../app/api.ts'
import { beforeReload } from '../app/missing-scripts.ts'
import { keepIntent, type Intent } from './intent.ts'
import { useLostSession } from './use-session.ts'

/** The dialog and its calls: most visits never open it. */
const LoginDialog = onDemand(() => import('./LoginDialog.tsx').then((module) => module.LoginDialog), NotHereDialog)

/** Why the login is open. */
export interface Asked {
  intent?: Intent | undefined
  /** The page opened it, not the person: it can be read around. */
  autoOpened?: boolean
}

interface LoginActions {
  /** Opens the dialog; what was wanted is done after any kind of login. */
  openLogin: (asked?: Asked) => void
  /** Does it now for someone who is logged in, and after the login for a visitor. */
  gated: (intent: Intent, perform: () => unknown) => void
}

const LoginContext = createContext<LoginActions>({ openLogin: () => {}, gated: () => {} })

export const useLogin = (): LoginActions => useContext(LoginContext)

export interface LoginContainerProps {
  /** Does what was wanted before the login. */
  perform: (intent: Intent) => void
  children: React.ReactNode
}

/** Holds the login dialog, and what waits behind it. */
export function LoginContainer({ perform, children }: LoginContainerProps) {
  const [asked, setAsked] = useState<Asked | undefined>()
  const [isLoaded, setLoaded] = useState(false)
  /** What is being done in the name of who is logged in. */
  const doing = useRef<Intent>(undefined)

  const actions = useMemo<LoginActions>(() => {
    const openLogin = (next: Asked = {}) => {
      if (next.intent) keepIntent(next.intent, sessionStorage)
      setLoaded(true)
      setAsked((before) => (next.autoOpened && before) || next)
    }
    const act = async (intent: Intent, perform: () => unknown) => {
      doing.current = intent
      await perform()
      doing.current = undefined
    }
    return {
      openLogin,
      gated: (intent, perform) => (browser().read() ? void act(intent, perform) : openLogin({ intent })),
    }
  }, [])

  const answer = useLostSession(() => {
    actions.openLogin({ intent: doing.current })
    return doing.current !== undefined
  })

  useEffect(() => {
    const keep = () => asked && sessionStorage.setItem(askedKey, JSON.stringify(asked))
    beforeReload.add(keep)
    return () => void beforeReload.delete(keep)
  }, [asked])
  useEffect(() => {
    const before = takeAsked()
    if (before) actions.openLogin(before)
  }, [actions])

  function close() {
    setAsked(undefined)
    answer(false)
  }

  return (
    <LoginContext value={actions}>
      {children}
      {isLoaded && (
        <Suspense>
          <LoginDialog
            isOpen={asked !== undefined}
            asked={asked}
            onClose={close}
            onEnter={() => setAsked(undefined)}
            perform={(intent) => !answer(true) && intent && perform(intent)}
          />
        </Suspense>
      )}
    </LoginContext>
  )
}

/** The login that was open when the page loaded anew. */
const askedKey = 'loginAsked'

function takeAsked(): Asked | undefined {
  const asked = sessionStorage.getItem(askedKey)
  sessionStorage.removeItem(askedKey)
  return asked === null ? undefined : (JSON.parse(asked) as Asked)
}
