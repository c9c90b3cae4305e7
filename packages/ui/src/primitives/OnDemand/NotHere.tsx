import { useEffect, useTransition } from 'react'
import { Button } from '../Button/Button.tsx'
import * as S from './NotHere.styles.ts'

export interface NotHereProps<Props = object> {
  /** Asks for the part again. */
  again: () => void
  /** What the part was given. */
  part: Props
}

/** How what floats is opened and closed. */
export interface Floating {
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  onClose?: () => void
}

/** After the network is said to be back, in milliseconds: what is asked for in the first moments may fail as before. */
const moments = [1000, 3000, 9000]

/** When the network was said to be back. A part that fails once more is put in its place anew: this outlives it. */
let back = -Infinity

/** Asks again on a word, and by itself when the network is back. What is shown stays until there is something else. */
export function useAgain(again: () => void) {
  const [isPending, start] = useTransition()
  const retry = () => start(again)
  useEffect(() => {
    const heal = () => start(again)
    const healAtOnce = () => {
      back = performance.now()
      heal()
    }
    const timers = untilMoments(performance.now() - back).map((wait) => setTimeout(heal, wait))
    addEventListener('online', healAtOnce)
    return () => {
      for (const timer of timers) clearTimeout(timer)
      removeEventListener('online', healAtOnce)
    }
  }, [again])
  return { isPending, retry }
}

const untilMoments = (since: number) => moments.map((moment) => moment - since).filter((wait) => wait > 0)

/** In the place of a part that did not come. */
export const NotHereLine = ({ again }: NotHereProps) => <Words {...useAgain(again)} />

/** In the place of a card or a bar that floats over the page. */
export const NotHereFloat = ({ again }: NotHereProps) => (
  <S.Float>
    <Words {...useAgain(again)} />
  </S.Float>
)

/** In the place of a dialog, a drawer or a menu: the browser's own dialog, which needs nothing that could be missing. */
export function NotHereDialog({ again, part }: NotHereProps<Floating>) {
  const retrying = useAgain(again)
  const { isOpen = true } = part
  if (!isOpen) return <Closed again={again} />

  const close = () => (part.onClose ? part.onClose() : part.onOpenChange?.(false))
  return (
    <S.Dialog ref={showModal} aria-label="没能打开" onCancel={close}>
      <Words {...retrying}>
        <Button size="sm" tone="quiet" onPress={close}>
          关闭
        </Button>
      </Words>
    </S.Dialog>
  )
}

/** The focus goes back to where it was when the dialog goes, however it goes. */
function showModal(dialog: HTMLDialogElement) {
  dialog.showModal()
  return () => dialog.close()
}

/** Asked for again when it is opened. */
function Closed({ again }: { again: () => void }) {
  useEffect(() => again, [again])
  return null
}

/** Where nothing is missed. */
export const NothingHere = ({ again }: NotHereProps) => void useAgain(again)

function Words({ isPending, retry, children }: ReturnType<typeof useAgain> & { children?: React.ReactNode }) {
  return (
    <S.Line role="alert">
      这一部分没能显示，请检查网络后重试。
      <Button size="sm" isPending={isPending} onPress={retry}>
        重试
      </Button>
      {children}
    </S.Line>
  )
}
