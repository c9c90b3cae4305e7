import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

/** As wide as the login dialog, and with its measures; it stands on the page. */
export const Root = styled.section`
  margin: ${token('space', 8)} auto;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 4)};
  width: min(${token('size', 'dialog')}, 100%);
  padding: 18px ${token('space', 6)} ${token('space', 6)};
  border: 1px solid ${token('color', 'line')};
  border-radius: ${token('radius', 'dialog')};
  background: ${token('color', 'surface')};

  > :is(h1, h2) {
    font-size: ${token('text', 16)};
    line-height: 24px;
  }
  /* A field that has a size of its own keeps it. */
  :where(input) {
    font-size: ${token('text', 14)};
  }
  /* The one thing to do takes the whole width, as in the login dialog. */
  button[type='submit'] {
    flex: 1 0 100%;
    height: ${token('size', 'controlLg')};
    font-size: ${token('text', 16)};
  }
  /* Under 16 px, iOS zooms into the field. */
  ${media.touch} {
    input {
      font-size: ${token('text', 16)};
    }
  }
  ${media.phone} {
    padding-inline: ${token('space', 4)};
  }
`

export const Agreement = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token('space', 2)};
`

export const Problem = styled.p`
  color: ${token('color', 'danger')};
  font-size: ${token('text', 12)};
  line-height: 18px;
`

export const Invite = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space', 2)};
  padding: 10px ${token('space', 3)};
  border-radius: ${token('radius', 'control')};
  background: ${token('color', 'sunken')};
  font-size: ${token('text', 13)};
  overflow-wrap: anywhere;
`

export const ShareCode = styled.span`
  margin-left: auto;
  color: ${token('color', 'inkQuiet')};

  > b {
    color: ${token('color', 'ink')};
    font: 600 ${token('text', 13)} / 20px ${token('font', 'mono')};
  }
`

/** Under the hairline: the way out for who has an account. */
export const Other = styled.p`
  display: flex;
  justify-content: flex-end;
  gap: ${token('space', 1)};
  padding-top: ${token('space', 4)};
  border-top: 1px solid ${token('color', 'line')};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`
