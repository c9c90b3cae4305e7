import { TextArea } from 'react-aria-components'
import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Root = styled.form`
  padding: 10px ${token('space', 3)} 10px 20px;
  border-top: 1px solid ${token('color', 'line')};
  background: ${token('color', 'surface')};

  ${media.phone} {
    padding-inline: ${token('space', 4)} ${token('space', 2)};
  }
`

export const Area = styled(TextArea)`
  display: block;
  width: 100%;
  min-height: 52px;
  max-height: 30vh;
  padding: ${token('space', 1)} 0;
  border: 0;
  background: none;
  color: inherit;
  font-size: ${token('text', 14)};
  line-height: 22px;
  resize: none;
  field-sizing: content;

  &::placeholder {
    color: ${token('color', 'inkQuiet')};
    opacity: 1;
  }
`

export const Tools = styled.div`
  display: flex;
  gap: ${token('space', 1)};
  align-items: center;
  margin-left: -6px;

  > :last-child {
    margin-left: ${token('space', 3)};
  }
`

const quiet = `
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
  white-space: nowrap;
`

export const Hint = styled.span`
  ${quiet}
  flex: 1;
`

export const Keys = styled.span`
  ${quiet}

  ${media.belowDesktop} {
    display: none;
  }
`

export const Attached = styled.span`
  display: inline-flex;
  align-items: center;
  max-width: 100%;
  margin-bottom: ${token('space', 2)};
  padding-left: ${token('space', 2)};
  border: 1px solid ${token('color', 'lineStrong')};
  border-radius: ${token('radius', 'control')};
  font: 600 ${token('text', 13)} ${token('font', 'mono')};
  overflow-wrap: anywhere;
`

export const Closed = styled.p`
  padding: ${token('space', 4)} 20px;
  border-top: 1px solid ${token('color', 'line')};
  background: ${token('color', 'surface')};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`
