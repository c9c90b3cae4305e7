import { RouterClient } from '@tanstack/react-router/ssr/client'
import { failures } from '@xinpu/ui/primitives'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { tellMissingScripts, reloadIfGone } from './app/missing-scripts.ts'
import { getRouter } from './router.tsx'

tellMissingScripts()
failures.add(() => void reloadIfGone())

// Start's own entry also brings what server functions need; we have none, and save 11 kB.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={getRouter()} />
    </StrictMode>,
  )
})
