/** The kinds of symbol in the API reference. */
export type ApiSymbolKind = 'class' | 'interface' | 'function' | 'type' | 'enum' | 'variable' | 'namespace';

/** The kinds of member of a symbol. */
export type ApiMemberKind =
  | 'constructor'
  | 'property'
  | 'accessor'
  | 'method'
  | 'enum-member'
  | 'index-signature'
  | 'event';
