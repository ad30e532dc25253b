// The compiler imports this module wherever a file imports both Testing and CoreImage. Apple's adds
// attachments; there is nothing to add here.
