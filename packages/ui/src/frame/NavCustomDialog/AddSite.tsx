import type { NavItem } from '@xinpu/sdk/types'
import { Plus } from 'lucide-react'
import { use, useEffect, useRef, useState } from 'react'
import { ComboBox, ComboBoxStateContext, Input, ListBox } from 'react-aria-components'
import { Button } from '../../primitives/Button/Button.tsx'
import { AriaBox, AriaFieldLabel } from '../../primitives/Field/AriaField.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { useImeSafeEnter } from '../../primitives/TextField/useImeSafeEnter.ts'
import { isWebAddress } from '../web-address.ts'
import type { SuggestSites } from './NavCustomDialog.tsx'
import { NotOfTheWeb } from './Site.tsx'
import * as S from './NavCustomDialog.styles.ts'
import type { NavDraftState } from './useNavDraft.ts'
import { useSuggestions } from './useSuggestions.ts'

interface AddSiteProps {
  form: NavDraftState
  suggest?: SuggestSites
}

/** A name and an address for the list that is shown; choosing a suggestion fills both. */
export function AddSite({ form: { typed, type, add, list }, suggest }: AddSiteProps) {
  const name = useRef<HTMLInputElement>(null)
  /** What was typed for a name; a picked one is not looked for again. */
  const [asked, setAsked] = useState('')
  const found = useSuggestions(list, asked, suggest)
  const submit = () => {
    add()
    setAsked('')
    name.current?.focus()
  }

  return (
    <S.Add role="group" aria-label="添加网址">
      <SiteName
        value={typed.name}
        found={found}
        onType={(text) => {
          type({ name: text, url: typed.url })
          setAsked(text)
        }}
        onPick={(site) => {
          type(site)
          setAsked('')
        }}
        onEnter={submit}
        inputRef={name}
      />
      <S.Url>
        <TextField
          label="网址"
          value={typed.url}
          onChange={(url) => type({ ...typed, url })}
          onEnter={submit}
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
        />
      </S.Url>
      <Button onPress={submit}>
        <Icon of={Plus} />
        添加
      </Button>
      {typed.url.trim() !== '' && !isBeginning(typed.url) && (
        <S.Note role="status">
          <NotOfTheWeb />
        </S.Note>
      )}
    </S.Add>
  )
}

/** `htt` may still become an address. */
const isBeginning = (url: string): boolean =>
  isWebAddress(url) || ['http://', 'https://'].some((head) => head.startsWith(url.trim().toLowerCase()))

interface SiteNameProps {
  value: string
  found: readonly NavItem[]
  onType: (text: string) => void
  onPick: (site: NavItem) => void
  onEnter: () => void
  inputRef: React.RefObject<HTMLInputElement | null>
}

function SiteName({ value, found, onType, onPick, onEnter, inputRef }: SiteNameProps) {
  /** Enter on a suggestion takes it; Enter without one adds what is typed. */
  const enter = useImeSafeEnter((event) => {
    if (!event.currentTarget.getAttribute('aria-activedescendant')) onEnter()
  })

  return (
    <ComboBox
      allowsCustomValue
      items={found.map((site, index) => ({ ...site, id: `${index} ${site.url}` }))}
      inputValue={value}
      // Only what a person types: choosing, leaving and Esc change nothing by themselves.
      onInputChange={() => {}}
      value={null}
      onChange={(key) => {
        const site = found.find(({ url }, index) => `${index} ${url}` === key)
        if (site) onPick(site)
      }}
      defaultFilter={() => true}
    >
      <S.NameField>
        <AriaFieldLabel>名称</AriaFieldLabel>
        <AriaBox $size="md">
          <Input ref={inputRef} autoComplete="off" onInput={(event) => onType(event.currentTarget.value)} {...enter} />
        </AriaBox>
      </S.NameField>
      <OpenWhenFound count={found.length} />
      <S.Panel>
        <ListBox<NavItem & { id: string }> aria-label="建议的网站">
          {(site) => (
            <S.Option id={site.id} textValue={site.name}>
              <b>{site.name}</b>
              <S.OptionAddress>{site.url}</S.OptionAddress>
            </S.Option>
          )}
        </ListBox>
      </S.Panel>
    </ComboBox>
  )
}

/** Suggestions come later than the character that asked for them. */
function OpenWhenFound({ count }: { count: number }) {
  const state = use(ComboBoxStateContext)
  const open = state?.isFocused && !state.isOpen ? state.open : undefined
  const latest = useRef(open)

  useEffect(() => {
    latest.current = open
  })
  useEffect(() => {
    if (count > 0) latest.current?.(null, 'input')
  }, [count])

  return null
}
