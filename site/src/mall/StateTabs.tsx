import { LinkTabs } from '@xinpu/ui/primitives'

interface StateTabsProps<State extends string> {
  /** The states in the order of their tabs. */
  states: readonly State[]
  labels: Readonly<Record<State, string>>
  /** The one that is shown; all of them without it. */
  current: State | undefined
  hrefOf: (state: State | undefined) => string
}

/** A list by the state of what is in it; the first tab has all of them. */
export const StateTabs = <State extends string>({ states, labels, current, hrefOf }: StateTabsProps<State>) => (
  <LinkTabs
    label="状态"
    current={current ?? 'all'}
    items={[
      { id: 'all', label: '全部', href: hrefOf(undefined) },
      ...states.map((state) => ({ id: state, label: labels[state], href: hrefOf(state) })),
    ]}
  />
)
