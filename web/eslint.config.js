import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';

export default ts.config(js.configs.recommended, ts.configs.recommended, svelte.configs.recommended, {
  files: ['**/*.svelte', '**/*.ts'],
  languageOptions: { parserOptions: { parser: ts.parser } },
  rules: { 'no-undef': 'off', 'svelte/prefer-svelte-reactivity': 'off', '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_', argsIgnorePattern: '^_' }], 'svelte/no-at-html-tags': 'error' },
});
