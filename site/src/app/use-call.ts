import { useRouteContext } from '@tanstack/react-router'
import type { Client } from '@xinpu/sdk'

/** What makes calls: on the server with the visitor's cookies, in the browser with the session. */
export const useCall = (): Client => useRouteContext({ from: '__root__' }).call
