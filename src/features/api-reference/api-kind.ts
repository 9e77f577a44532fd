/** What a symbol of the API reference is. */
export type ApiSymbolKind = 'class' | 'interface' | 'function' | 'type' | 'enum' | 'variable' | 'namespace';

/** What a member of a symbol is. */
export type ApiMemberKind =
  | 'constructor'
  | 'property'
  | 'accessor'
  | 'method'
  | 'enum-member'
  | 'index-signature'
  | 'event';
