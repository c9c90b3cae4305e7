import { localStore, type AgreementPart } from '@xinpu/ui/frame'
import { NotHereDialog, onDemand } from '@xinpu/ui/primitives'
import { createContext, Suspense, useContext, useMemo, useState } from 'react'

const UserAgreementDialog = onDemand(
  () => import('@xinpu/ui/agreement-dialog').then((module) => module.UserAgreementDialog),
  NotHereDialog,
)

/** Whether the agreement was ticked on this device before. */
export const rememberedAgreement = localStore<boolean>({
  key: 'agreement',
  fallback: false,
  isValid: (value): value is boolean => typeof value === 'boolean',
})

interface Agreement {
  open: (part?: AgreementPart) => void
}

const AgreementContext = createContext<Agreement>({ open: () => {} })

export const useAgreement = (): Agreement => useContext(AgreementContext)

/** Holds the text of the user agreement, for whoever wants to read it. */
export function AgreementContainer({ children }: { children: React.ReactNode }) {
  const [part, setPart] = useState<AgreementPart | undefined>()
  const [isLoaded, setLoaded] = useState(false)
  const shelf = useMemo<Agreement>(
    () => ({
      open: (next = 'service') => {
        setLoaded(true)
        setPart(next)
      },
    }),
    [],
  )

  return (
    <AgreementContext value={shelf}>
      {children}
      {isLoaded && (
        <Suspense>
          <UserAgreementDialog
            isOpen={part !== undefined}
            section={part === 'privacy' ? 'privacy' : 'account'}
            onOpenChange={(isOpen) => !isOpen && setPart(undefined)}
            onAgree={() => rememberedAgreement.write(true)}
          />
        </Suspense>
      )}
    </AgreementContext>
  )
}
