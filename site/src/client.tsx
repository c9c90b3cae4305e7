import { RouterClient } from '@tanstack/react-router/ssr/client'
import { failures } from '@xinpu/ui/primitives'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { growing } from './app/late-routes.ts'
import { askAgainForStyles, tellMissingScripts, reloadIfGone } from './app/missing-scripts.ts'
import { countViews } from './portal/count-views.ts'
import { getRouter } from './router.tsx'

tellMissingScripts()
askAgainForStyles()
failures.add(() => void reloadIfGone())

/**
 * Start's own entry also brings what server functions need; we have none, and save 11 kB. Nothing waits at the top of this
 * file: what comes late imports it.
 */
async function start() {
  const router = await growing(getRouter())
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    )
  })
  countViews(router)
}

void start()
