import { useState } from 'react'

/** The quantity that is pointed at before it is chosen: a press lets it go, a key chooses at once. */
export function usePointed(qty: number, onChoose: (pieces: number) => void) {
  const [pointed, setPointed] = useState<number>()
  const choose = () => {
    if (pointed !== undefined && pointed !== qty) onChoose(pointed)
    setPointed(undefined)
  }

  return {
    pointed: pointed ?? qty,
    onChange: ({ currentTarget }: React.ChangeEvent<HTMLInputElement>) => setPointed(currentTarget.valueAsNumber),
    onPointerMove: (event: React.PointerEvent<HTMLInputElement>) => {
      if (event.pointerType === 'mouse') setPointed(quantityUnder(event))
    },
    onPointerLeave: () => setPointed(undefined),
    onPointerUp: choose,
    onKeyUp: choose,
    onBlur: () => setPointed(undefined),
  }
}

/** The quantity of the control that lies under the pointer. */
function quantityUnder({ currentTarget, clientX }: React.PointerEvent<HTMLInputElement>): number {
  const [min, max, step] = [currentTarget.min, currentTarget.max, currentTarget.step].map(Number)
  if (min === undefined || max === undefined || step === undefined) return currentTarget.valueAsNumber
  const { left, width } = currentTarget.getBoundingClientRect()
  const share = Math.min(Math.max((clientX - left) / width, 0), 1)
  return min + Math.round((share * (max - min)) / step) * step
}
