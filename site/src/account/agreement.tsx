import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { AgreementPart } from '@xinpu/ui/frame'
import { NotHereDialog, onDemand } from '@xinpu/ui/primitives'
import { createContext, Suspense, useContext, useMemo, useState } from 'react'
import { useCall } from '../app/api.ts'
import { useLocal } from '../app/use-local.ts'
import { agreedHere, agreementsInForce, areAgreed } from './agreements.ts'

const AgreementDialog = onDemand(
  () => import('./AgreementDialog.tsx').then((module) => module.AgreementDialog),
  NotHereDialog,
)

interface Agreement {
  /** Opens the texts, at one of them; `onAgreed` follows when they are agreed to. */
  open: (part?: AgreementPart, onAgreed?: () => unknown) => void
  /** What was ticked on this page; undefined before anything was. */
  ticked: boolean | undefined
  tick: (isSelected: boolean) => void
}

const AgreementContext = createContext<Agreement>({ open: () => {}, ticked: undefined, tick: () => {} })

export const useAgreement = (): Agreement => useContext(AgreementContext)

const none: readonly number[] = []

/** The tick as forms show it: as it was set here, else as this device remembers it of the versions in force. */
export function useAgreementTick() {
  const { ticked, tick } = useAgreement()
  const { data: versions } = useQuery(agreementsInForce(useCall()))
  const here = useLocal(agreedHere, none)
  return { isSelected: ticked ?? areAgreed(versions, here), onChange: tick }
}

/** Holds the texts that people agree to, for whoever wants to read them, and the tick. */
export function AgreementContainer({ children }: { children: React.ReactNode }) {
  const [asked, setAsked] = useState<{ part: AgreementPart; onAgreed?: (() => unknown) | undefined }>()
  const [isLoaded, setLoaded] = useState(false)
  const [ticked, setTicked] = useState<boolean>()
  const remember = useRemembering()
  const shelf = useMemo<Agreement>(
    () => ({
      open: (part = 'service', onAgreed = undefined) => {
        setLoaded(true)
        setAsked({ part, onAgreed })
      },
      ticked,
      tick: (isSelected) => {
        setTicked(isSelected)
        void remember(isSelected)
      },
    }),
    [ticked, remember],
  )

  return (
    <AgreementContext value={shelf}>
      {children}
      {isLoaded && (
        <Suspense>
          <AgreementDialog
            isOpen={asked !== undefined}
            first={asked?.part ?? 'service'}
            onOpenChange={(isOpen) => !isOpen && setAsked(undefined)}
            onAgree={() => {
              shelf.tick(true)
              void asked?.onAgreed?.()
            }}
          />
        </Suspense>
      )}
    </AgreementContext>
  )
}

/** Keeps on this device which versions were ticked; what is in force cannot be told without the network. */
function useRemembering() {
  const call = useCall()
  const held = useQueryClient()
  return useMemo(
    () => async (isSelected: boolean) => {
      const versions = isSelected ? await held.ensureQueryData(agreementsInForce(call)).catch(() => []) : []
      agreedHere.write(versions.map(({ id }) => id))
    },
    [call, held],
  )
}
