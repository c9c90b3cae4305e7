import { Suspense, useEffect, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { useAgain, type NotHereProps } from '../OnDemand/NotHere.tsx'
import { Float, Line } from '../OnDemand/NotHere.styles.ts'
import { onDemand } from '../OnDemand/OnDemand.tsx'
import { listeners } from './toast.ts'

const ToastRegion = onDemand<Said>(() => import('./ToastRegion.tsx').then((module) => module.ToastRegion), PlainToast)

/** A `ToastRegion` that comes with the first toast: a page that says nothing does not carry it. */
export function LateToastRegion() {
  const [text, setText] = useState<string | undefined>()
  useEffect(() => {
    listeners.add(setText)
    return () => void listeners.delete(setText)
  }, [])
  return text === undefined ? null : (
    <Suspense>
      <ToastRegion text={text} onClose={() => setText('')} />
    </Suspense>
  )
}

interface Said {
  /** What was said last. */
  text: string
  onClose: () => void
}

/** What was said last, where toasts themselves did not come. */
function PlainToast({ again, part: { text, onClose } }: NotHereProps<Said>) {
  useAgain(again)
  if (!text) return null
  return (
    <Float role="alert">
      <Line>
        {text}
        <Button size="sm" tone="quiet" onPress={onClose}>
          关闭
        </Button>
      </Line>
    </Float>
  )
}
