import { useEffect, useState, type RefObject } from 'react'
import { isForPage } from './list-keys.ts'

/** What can be done to the rows of a list, for whoever asks for its keys by `?`; undefined while nobody does. */
export function useKeysHelp(root: RefObject<HTMLElement | null>) {
  const [help, setHelp] = useState<{ canFavour: boolean }>()

  useEffect(() => {
    const ask = (event: KeyboardEvent) => {
      if (event.key !== '?' || !isForPage(event, root.current)) return
      event.preventDefault()
      setHelp({ canFavour: root.current?.querySelector('[data-favour]') !== null })
    }
    document.addEventListener('keydown', ask)
    return () => document.removeEventListener('keydown', ask)
  }, [root])

  return { help, close: () => setHelp(undefined) }
}
