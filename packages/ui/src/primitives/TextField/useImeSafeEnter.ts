// chunk: widgets
import { useRef, type CompositionEvent, type KeyboardEvent } from 'react'

/** Safari ends the composition before the Enter that ended it arrives. */
const guard = 50

/**
 * Enter that chooses a character must neither submit nor run anything. Spread the handlers on what is typed into;
 * `onEnter` is called for a real Enter.
 */
export function useImeSafeEnter<Field extends HTMLElement = HTMLInputElement>(
  onEnter?: (event: KeyboardEvent<Field>) => void,
) {
  const endedAt = useRef(-Infinity)

  const isChoosing = (event: KeyboardEvent<Field>) =>
    event.nativeEvent.isComposing || event.keyCode === 229 || event.timeStamp - endedAt.current < guard

  return {
    onCompositionEnd: (event: CompositionEvent<Field>) => {
      endedAt.current = event.timeStamp
    },
    onKeyDown: (event: KeyboardEvent<Field>) => {
      if (event.key !== 'Enter') return
      if (isChoosing(event)) event.preventDefault()
      else onEnter?.(event)
    },
  }
}
