import { Schema } from '@tiptap/pm/model'
import { EditorState, TextSelection } from '@tiptap/pm/state'
import { expect, test } from 'vitest'
import { slashQueryIn, toolsFor } from './slash-menu.tsx'
import { textTools } from './text-tools.tsx'

const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { group: 'block', content: 'text*' },
    heading: { group: 'block', content: 'text*' },
    text: {},
  },
})

/** Returns the query of the menu after a text was typed into a block of its own. */
function typed(text: string, block = 'paragraph') {
  const content = [schema.node(block, null, text === '' ? [] : [schema.text(text)])]
  const doc = schema.node('doc', null, content)
  const selection = TextSelection.create(doc, 1 + text.length)
  return slashQueryIn(EditorState.create({ doc, selection }))
}

test('a slash at the beginning of a paragraph asks for a part, and letters after it narrow it', () => {
  expect(typed('/')).toEqual({ from: 1, to: 2, words: '' })
  expect(typed('/small h')).toEqual({ from: 1, to: 9, words: 'small h' })
  expect(typed('/', 'heading')).toBeNull()
  const texts = ['', 'and/or', '/ and then', '/media/map.pdf', '//', 'a /']
  expect(texts.filter((text) => typed(text) !== null)).toEqual([])
})

test('parts are found by the beginnings of their names and of other words for them', () => {
  const names = (words: string) => toolsFor(textTools, words).map(({ name }) => name)
  expect(names('phot')).toEqual(['Picture'])
  expect(names('heading small')).toEqual(['H3 smaller heading'])
  expect(names('youtube')).toEqual(['Video'])
  expect(names('bold')).toEqual([])
  expect(names('')).toHaveLength(10)
})
