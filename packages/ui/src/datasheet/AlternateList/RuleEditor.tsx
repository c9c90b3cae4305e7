import type { AlternateRule } from '@xinpu/sdk/types'
import { Button } from '../../primitives/Button/Button.tsx'
import { Select } from '../../primitives/Select/Select.tsx'
import * as S from './RuleEditor.styles.ts'

const choices = [
  { value: 'equal', label: '相同' },
  { value: 'atLeast', label: '不低于' },
  { value: 'atMost', label: '不高于' },
  { value: 'ignore', label: '不限' },
] as const

export interface RuleEditorProps {
  /** The rules in use. */
  rules: readonly AlternateRule[]
  /** One of them was changed. */
  onChange: (rules: AlternateRule[]) => void
  /** Goes back to the rules of the category; without it they are in use. */
  onReset?: () => void
}

/** The rules that alternates are chosen by, each to be loosened. */
export const RuleEditor = ({ rules, onChange, onReset }: RuleEditorProps) => (
  <S.Root role="group" aria-label="替代规则">
    {rules.map((rule) => (
      <Select
        key={rule.name}
        label={rule.name}
        size="sm"
        options={choices}
        value={rule.rule}
        onChange={(value) => onChange(changed(rules, rule.name, value))}
      />
    ))}
    {onReset && (
      <Button size="sm" tone="quiet" onPress={onReset}>
        恢复默认规则
      </Button>
    )}
  </S.Root>
)

const changed = (rules: readonly AlternateRule[], name: string, value: string): AlternateRule[] =>
  rules.map((rule) =>
    rule.name === name ? { name, rule: choices.find((choice) => choice.value === value)?.value ?? rule.rule } : rule,
  )
