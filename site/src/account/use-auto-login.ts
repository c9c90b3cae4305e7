import { useEffect, useRef } from 'react'
import { browser } from '../app/api.ts'
import { useLogin } from './LoginContainer.tsx'

/** Opens the login by itself, once a page view, after the page is alive; what is under it stays readable. */
export function useAutoLogin(isVisitor: boolean): void {
  const { openLogin } = useLogin()
  const isOpened = useRef(false)
  useEffect(() => {
    // Whoever holds a token is no visitor yet: it is being renewed.
    if (!isVisitor || isOpened.current || browser().read()) return
    isOpened.current = true
    openLogin({ autoOpened: true })
  }, [isVisitor, openLogin])
}
