import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False while the server renders and until the page has come alive; true from then on. */
export const useAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
