import { socialLoginByWx, socialQrcode, socialQrcodeStatus } from '@xinpu/sdk/account'
import { useEffect, useState } from 'react'
import { browser, useCall } from '../app/api.ts'
import { consentHere } from './agreements.ts'

/** Where a login by a scanned code stands, as the dialog shows it. */
export type QrStanding = 'loading' | 'waiting' | 'scanned' | 'confirmed' | 'expired' | 'error'

const pace = 2000

export interface QrLogin {
  state: QrStanding
  /** The picture of the code; empty while there is none. */
  image: string
  refresh: () => void
}

/**
 * Shows a code, watches it while the page is seen, and logs in when a phone has agreed. One that runs out is renewed
 * once by itself.
 */
export function useQrLogin(isShown: boolean, onLoggedIn: () => void): QrLogin {
  const call = useCall()
  const [state, setState] = useState<QrStanding>('loading')
  const [image, setImage] = useState('')
  const [round, setRound] = useState(0)

  useEffect(() => {
    if (!isShown) return
    const stop = new AbortController()
    const { signal } = stop

    async function watch(ticket: string): Promise<boolean> {
      while (!signal.aborted) {
        await pause(signal)
        if (document.hidden) continue
        const { status, authorizationCode } = await call(socialQrcodeStatus, { ticket }, { signal })
        setState(status)
        if (status === 'expired') return false
        if (authorizationCode) return enter(authorizationCode)
      }
      return true
    }

    async function enter(authorizationCode: string): Promise<boolean> {
      const { lognUser } = await call(socialLoginByWx, { authorizationCode, ...consentHere() })
      browser().store(lognUser)
      onLoggedIn()
      return true
    }

    async function begin(renewals: number): Promise<void> {
      setState('loading')
      const [{ ticket, url }, { qrPicture }] = await Promise.all([
        call(socialQrcode, {}, { signal }),
        import('@xinpu/ui/qr-image'),
      ])
      setImage(qrPicture(url))
      setState('waiting')
      if (!(await watch(ticket)) && renewals > 0) await begin(renewals - 1)
    }

    begin(1).catch(() => signal.aborted || setState('error'))
    return () => stop.abort()
    // What happens after a login is the caller's, and may be another one each time.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [call, isShown, round])

  return { state, image, refresh: () => setRound((before) => before + 1) }
}

const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, pace)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })
