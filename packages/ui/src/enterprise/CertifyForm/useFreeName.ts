import { useRef, useState } from 'react'

/** Asks whether a name is free when its field is left; a question that fails is none. */
export function useFreeName(isNameFree: ((name: string) => Promise<boolean>) | undefined, own: string | undefined) {
  const [taken, setTaken] = useState<string>()
  const asked = useRef(own?.trim())

  return {
    /** Whether this name is known to be somebody's. */
    isTaken: (name: string) => taken !== undefined && taken === name.trim(),
    ask: (text: string) => {
      const name = text.trim()
      if (!isNameFree || name === '' || name === asked.current || name === own?.trim()) return
      asked.current = name
      isNameFree(name).then(
        (isFree) => !isFree && setTaken(name),
        () => (asked.current = undefined),
      )
    },
  }
}
