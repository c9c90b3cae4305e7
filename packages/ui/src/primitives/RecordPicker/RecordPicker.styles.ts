import { Radio, RadioGroup } from 'react-aria-components'
import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'
import { field } from '../Field/Field.styles.ts'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 3)};
  min-width: 0;
`

export const Group = styled(RadioGroup)`
  ${field}
`

export const Title = styled.p`
  font-size: ${token('text', 13)};
  font-weight: 600;
  line-height: 20px;
`

export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr));
  gap: ${token('space', 3)};
`

export const Card = styled.div`
  position: relative;
  display: grid;
  min-width: 0;
`

export const Choice = styled(Radio)`
  display: flex;
  gap: ${token('space', 3)};
  min-height: 76px;
  padding: ${token('space', 3)} ${token('space', 4)};
  border: 1px solid ${token('color', 'lineControl')};
  border-radius: ${token('radius', 'card')};
  background: ${token('color', 'surface')};
  cursor: pointer;

  &[data-hovered] {
    border-color: ${token('color', 'inkQuiet')};
  }
  &[data-selected] {
    border-color: ${token('color', 'accent')};
    box-shadow: inset 0 0 0 1px ${token('color', 'accent')};
  }
  &[data-invalid] {
    border-color: ${token('color', 'danger')};
  }
  &[data-focus-visible] {
    outline: 2px solid ${token('color', 'focus')};
    outline-offset: 2px;
  }
`

export const Dot = styled.span`
  flex: none;
  width: 16px;
  height: 16px;
  margin-top: 2px;
  border: 1px solid ${token('color', 'lineControl')};
  border-radius: 50%;
  background: ${token('color', 'surface')};

  [data-selected] > & {
    border: 5px solid ${token('color', 'accent')};
  }
`

export const Texts = styled.span`
  display: grid;
  flex: 1;
  gap: 2px;
  align-content: start;
  min-width: 0;
  overflow-wrap: anywhere;
`

/** Leaves the corner to ‘编辑’. */
export const Head = styled.span<{ $hasEdit: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px ${token('space', 2)};
  padding-right: ${({ $hasEdit }) => ($hasEdit ? token('space', 12) : '0')};
  line-height: 20px;
`

export const Figure = styled.span`
  font-family: ${token('font', 'mono')};
  font-size: ${token('text', 13)};
`

export const Line = styled.span`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
  line-height: 20px;
`

export const Edit = styled.div`
  position: absolute;
  inset: ${token('space', 2)} ${token('space', 2)} auto auto;
`

export const Empty = styled.p`
  padding: ${token('space', 4)};
  border: 1px dashed ${token('color', 'lineStrong')};
  border-radius: ${token('radius', 'card')};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};

  &[data-invalid] {
    border-color: ${token('color', 'danger')};
    color: ${token('color', 'danger')};
  }
  ${media.phone} {
    padding: ${token('space', 3)};
  }
`
