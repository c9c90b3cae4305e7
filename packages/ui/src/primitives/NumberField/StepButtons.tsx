import { Minus, Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as S from './NumberField.styles.ts'

interface StepButtonsProps {
  /** The id of the input. */
  controls: string
  /** The number as it is shown: read out after a step. */
  text: string
  /** One step down; absent at the least. */
  less: (() => void) | undefined
  /** One step up; absent at the most. */
  more: (() => void) | undefined
}

/** Minus and plus; kept pressed, they go on. Keys have the arrows in the input, so Tab passes them by. */
export function StepButtons({ controls, text, less, more }: StepButtonsProps) {
  const [isStepped, setStepped] = useState(false)
  const press = { tabIndex: -1, 'aria-controls': controls, onFirst: () => setStepped(true) }
  return (
    <S.Steps>
      <Step {...press} aria-label="减少" act={less}>
        <Icon of={Minus} size={14} weight="bold" />
      </Step>
      <Step {...press} aria-label="增加" act={more}>
        <Icon of={Plus} size={14} weight="bold" />
      </Step>
      <VisuallyHidden aria-live="assertive">{isStepped && text}</VisuallyHidden>
    </S.Steps>
  )
}

interface StepProps extends Omit<React.ComponentProps<typeof S.Step>, 'onPress'> {
  act: (() => void) | undefined
  onFirst: () => void
}

function Step({ act, onFirst, ...props }: StepProps) {
  const repeat = useRepeat(act)
  return (
    <S.Step
      {...props}
      {...repeat}
      isDisabled={!act}
      // The input keeps the focus, and a phone its keys.
      onMouseDown={(event) => event.preventDefault()}
      onPress={() => {
        onFirst()
        repeat.onPress()
      }}
    />
  )
}

/** Milliseconds until a press that goes on acts again, and between its acts. */
const patience = 400
const pace = 60

/** Acts at a press, and again and again while it goes on. */
function useRepeat(act: (() => void) | undefined) {
  const latest = useRef(act)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hasActed = useRef(false)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    const stop = () => clearTimeout(timer.current)
    addEventListener('pointerup', stop)
    addEventListener('pointercancel', stop)
    return () => {
      stop()
      removeEventListener('pointerup', stop)
      removeEventListener('pointercancel', stop)
    }
  }, [])

  function goOn() {
    hasActed.current = true
    latest.current?.()
    timer.current = setTimeout(goOn, pace)
  }

  return {
    onPointerDown: ({ button }: React.PointerEvent) => {
      hasActed.current = false
      if (button === 0) timer.current = setTimeout(goOn, patience)
    },
    onPress: () => {
      if (!hasActed.current) latest.current?.()
      hasActed.current = false
    },
  }
}
